import { drawOddsRange, type ApiInput, type FieldErrors, type Game } from '@lobi/core/contract';
import { useAction } from '@lobi/core/react/lists';
import { Dialog } from '@lobi/ui';
import { SchemaForm } from '@lobi/ui/forms';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useBrand } from '../../../config/brand-context.ts';
import { showToast } from '../../../page/toasts.ts';
import { useSaving } from '../../../page/use-saving.ts';
import { fromHundredths, hundredthsSchema, toHundredths } from '../hundredths.ts';

const amount = z.string().check(z.regex(/^\d{1,15}(\.\d{1,4})?$/));
const shape = {
  title: z.string().check(z.minLength(3), z.maxLength(60)),
  minimumStake: amount,
  maximumStake: amount,
  /** Empty: no limit. */
  maximumPerRound: z.optional(z.string().check(z.regex(/^(\d{1,15}(\.\d{1,4})?)?$/))),
  takeout: hundredthsSchema(0, 2_000),
  /** The draw market: its terms stay in the form while it is off. */
  drawMarket: z.object({
    isOn: z.boolean(),
    odds: hundredthsSchema(drawOddsRange.minimum, drawOddsRange.maximum),
    cap: amount,
  }),
};
const createSchema = z.object({
  ...shape,
  minimumOdds: hundredthsSchema(100, 1_000),
});
/** Editable fields of an arena; other games have no operator. */
const arenaSchema = z.object({
  ...shape,
  announcement: z.string().check(z.maxLength(200)),
  enabled: z.boolean(),
});
const gameSchema = z.object({
  title: shape.title,
  minimumStake: amount,
  maximumStake: amount,
  enabled: z.boolean(),
});

/** Returns the errors of the server by field of the form. */
const toFieldErrors = (errors: FieldErrors | undefined): FieldErrors | undefined => {
  if (!errors?.['takeoutBp']) return errors;
  const { takeoutBp, ...others } = errors;
  return { ...others, takeout: takeoutBp };
};

/** An optional text. */
const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** Returns the draw market of the form in the platform's format. */
const toDrawMarket = ({ isOn, odds, cap }: z.infer<(typeof shape)['drawMarket']>) =>
  isOn ? { odds: toHundredths(odds), cap } : null;

/** A disabled draw market with typical values. */
const usualDraw = { isOn: false, odds: 8, cap: '10000000' };

/** Usual initial values of an arena. */
const usual = {
  minimumStake: '1000',
  maximumStake: '5000000',
  maximumPerRound: '',
  takeout: 6,
  drawMarket: usualDraw,
  minimumOdds: 1.3,
};

interface GameFormProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The game to change; `null` for a new one. */
  game: Game | null;
}

/** A new arena, or the title, stakes and state of an existing game. */
export function GameForm({ open, onOpenChange, game }: GameFormProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={game ? game.title : t('admin.game.new')}
      description={game ? t('admin.game.fromNext') : t('admin.game.newNote')}
    >
      {game ? (
        <ChangeForm key={game.id} game={game} onSaved={() => onOpenChange(false)} />
      ) : (
        <CreateForm onSaved={() => onOpenChange(false)} />
      )}
    </Dialog>
  );
}

function useFields(currency: string) {
  const { t } = useTranslation();
  const money = { control: 'money', currency } as const;
  return {
    title: { label: t('admin.game.title') },
    minimumStake: { ...money, label: t('admin.game.minimum') },
    maximumStake: { ...money, label: t('admin.game.maximum') },
    maximumPerRound: {
      ...money,
      label: t('admin.game.perRound'),
      hint: t('admin.game.perRoundHint'),
    },
    takeout: {
      label: t('admin.game.takeout'),
      hint: t('admin.game.takeoutHint'),
      decimals: 2,
      suffix: '%',
    },
    drawMarket: {
      label: t('admin.game.draw'),
      hint: t('admin.game.drawHint'),
      fields: {
        isOn: { control: 'switch', label: t('admin.game.drawOn'), wide: true },
        odds: { label: t('admin.game.drawOdds'), hint: t('admin.game.drawOddsHint'), decimals: 2 },
        cap: { ...money, label: t('admin.game.drawCap'), hint: t('admin.game.drawCapHint') },
      },
    },
    enabled: {
      control: 'switch',
      label: t('admin.game.enabled'),
      hint: t('admin.game.enabledHint'),
    },
  } as const;
}

function CreateForm({ onSaved }: { onSaved: () => void }) {
  const { t } = useTranslation();
  const { money } = useBrand();
  const fields = useFields(money.currency);
  const create = useAction('game.create');
  const saving = useSaving();
  return (
    <SchemaForm
      schema={createSchema}
      fields={{
        ...fields,
        minimumOdds: { label: t('admin.game.odds'), hint: t('admin.game.oddsHint'), decimals: 2 },
      }}
      defaultValues={usual}
      submitLabel={t('admin.game.create')}
      error={saving.error}
      fieldErrors={toFieldErrors(saving.fieldErrors)}
      busy={saving.busy}
      onSubmit={async ({ takeout, minimumOdds, ...values }) => {
        const body = {
          ...values,
          takeoutBp: toHundredths(takeout),
          minimumOdds: toHundredths(minimumOdds),
          maximumPerRound: orNull(values.maximumPerRound ?? ''),
          drawMarket: toDrawMarket(values.drawMarket),
          engine: 'arena' as const,
        };
        if (!(await saving.send(() => create.run({ body })))) return;
        showToast({ tone: 'success', title: t('admin.game.created', { title: values.title }) });
        onSaved();
      }}
    />
  );
}

interface ChangeFormProps {
  game: Game;
  onSaved: () => void;
}

/** The settings of a game, which depend on its engine. */
function ChangeForm(props: ChangeFormProps) {
  return props.game.engine === 'arena' ? <ArenaForm {...props} /> : <OtherGameForm {...props} />;
}

/** Sends a change, and shows a confirmation. */
function useChange({ game, onSaved }: ChangeFormProps) {
  const { t } = useTranslation();
  const update = useAction('game.update');
  const { send, busy, error, fieldErrors } = useSaving();
  const change = async (body: ApiInput<'game.update'>['body']): Promise<void> => {
    if (!(await send(() => update.run({ params: { gameId: game.id }, body })))) return;
    showToast({
      tone: 'success',
      title: t('admin.game.saved', { title: body.title ?? game.title }),
    });
    onSaved();
  };
  return { saving: { busy, error, fieldErrors: toFieldErrors(fieldErrors) }, change };
}

function ArenaForm(props: ChangeFormProps) {
  const { t } = useTranslation();
  const fields = useFields(props.game.currency);
  const { saving, change } = useChange(props);
  const { title, minimumStake, maximumStake, takeoutBp, enabled = true } = props.game;
  const maximumPerRound = props.game.maximumPerRound ?? '';
  const announcement = props.game.announcement ?? '';
  const market = props.game.drawMarket;
  const drawMarket = market
    ? { isOn: true, odds: fromHundredths(market.odds), cap: market.cap }
    : usualDraw;
  return (
    <SchemaForm
      {...saving}
      schema={arenaSchema}
      fields={{
        ...fields,
        announcement: {
          control: 'textarea',
          label: t('admin.game.announcement'),
          hint: t('admin.game.announcementHint'),
        },
      }}
      defaultValues={{
        title,
        minimumStake,
        maximumStake,
        maximumPerRound,
        takeout: fromHundredths(takeoutBp),
        drawMarket,
        announcement,
        enabled,
      }}
      onSubmit={({ takeout, ...values }) =>
        change({
          ...values,
          takeoutBp: toHundredths(takeout),
          maximumPerRound: orNull(values.maximumPerRound ?? ''),
          drawMarket: toDrawMarket(values.drawMarket),
          announcement: orNull(values.announcement),
        })
      }
    />
  );
}

function OtherGameForm(props: ChangeFormProps) {
  const { title, minimumStake, maximumStake, enabled = true } = props.game;
  const fields = useFields(props.game.currency);
  const { saving, change } = useChange(props);
  return (
    <SchemaForm
      {...saving}
      schema={gameSchema}
      fields={fields}
      defaultValues={{ title, minimumStake, maximumStake, enabled }}
      onSubmit={change}
    />
  );
}
