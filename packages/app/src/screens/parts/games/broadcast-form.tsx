import { streamAddressLength, streamSchema, type Game } from '@lobi/core/contract';
import { useAction } from '@lobi/core/react/lists';
import { Button, Dialog, Inline, Stack, useMessages } from '@lobi/ui';
import { TextField } from '@lobi/ui/forms';
import { toVideoProps, VideoStage } from '@lobi/ui/games';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useBroadcast } from '../../../games/broadcast/use-broadcast.tsx';
import { showToast } from '../../../page/toasts.ts';
import { useSaving } from '../../../page/use-saving.ts';

interface BroadcastFormProps {
  /** `null` while the dialog is closed. */
  game: Game | null;
  onClose: () => void;
}

/** Sets, tests and removes the broadcast of a game. */
export function BroadcastForm({ game, onClose }: BroadcastFormProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={game !== null}
      onOpenChange={(open) => open || onClose()}
      title={t('admin.game.broadcast')}
      description={game ? t('admin.game.broadcastNote', { title: game.title }) : undefined}
    >
      {game && <Fields key={game.id} game={game} onSaved={onClose} />}
    </Dialog>
  );
}

/** Preview of the broadcast as players would see it. */
function StreamTest({ title, address }: { title: string; address: string }) {
  const broadcast = useBroadcast(address);
  return <VideoStage {...toVideoProps(broadcast)} title={title} />;
}

function Fields({ game, onSaved }: { game: Game; onSaved: () => void }) {
  const { t } = useTranslation();
  const { forms } = useMessages();
  const update = useAction('game.update');
  const saving = useSaving();
  const [address, setAddress] = useState(game.stream ?? '');
  const [addressError, setAddressError] = useState<string>();
  const [test, setTest] = useState<{ readonly address: string; readonly attempt: number }>();
  const { title } = game;

  /** Returns the address if it is valid; else the field shows what is accepted. */
  const readAddress = (): string | undefined => {
    const { data } = streamSchema.safeParse(address);
    setAddressError(data === undefined ? t('validation.streamAddress') : undefined);
    return data;
  };
  const save = async (stream: string | null) => {
    const call = () => update.run({ params: { gameId: game.id }, body: { stream } });
    if (!(await saving.send(call))) return;
    const messageKey = stream === null ? 'admin.game.streamCleared' : 'admin.game.saved';
    showToast({ tone: 'success', title: t(messageKey, { title }) });
    onSaved();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const stream = readAddress();
    if (stream !== undefined) void save(stream);
  };
  const startTest = () => {
    const stream = readAddress();
    if (stream !== undefined)
      setTest((before) => ({ address: stream, attempt: (before?.attempt ?? 0) + 1 }));
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={4}>
        <TextField
          label={t('admin.game.stream')}
          hint={t('admin.game.streamHint')}
          error={addressError ?? saving.fieldErrors?.['stream']?.[0] ?? saving.error}
          value={address}
          onValueChange={(text) => {
            setAddress(text);
            setAddressError(undefined);
            saving.reset();
          }}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          maxLength={streamAddressLength}
        />
        {test && <StreamTest key={test.attempt} title={title} address={test.address} />}
        <Inline justify="end">
          {game.stream !== null && (
            <Button
              variant="ghost"
              tone="danger"
              loading={saving.busy}
              onClick={() => void save(null)}
            >
              {t('admin.game.streamClear')}
            </Button>
          )}
          <Button variant="outline" tone="neutral" onClick={startTest}>
            {t(test ? 'admin.game.streamTestAgain' : 'admin.game.streamTest')}
          </Button>
          <Button type="submit" loading={saving.busy}>
            {forms.save}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
