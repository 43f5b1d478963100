import { Icon } from '@lobi/ui';
import { SegmentedControl } from '@lobi/ui/forms';
import { mdiFileTreeOutline, mdiFormatListBulleted } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { isUnknown, useUnknownParams } from '../../../page/use-unknown-params.ts';

/** The downline as a list or a tree; the choice is stored in the address. */
export function ViewSwitch() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  useUnknownParams(isUnknown(search.get('view'), ['list', 'tree']) ? ['view'] : []);
  return (
    <SegmentedControl
      label={t('people.view')}
      hideLabel
      size="sm"
      items={[
        {
          value: 'list',
          label: t('people.viewList'),
          icon: <Icon path={mdiFormatListBulleted} size={16} />,
        },
        {
          value: 'tree',
          label: t('people.viewTree'),
          icon: <Icon path={mdiFileTreeOutline} size={16} />,
        },
      ]}
      value={search.get('view') === 'tree' ? 'tree' : 'list'}
      onValueChange={(view) => setSearch(view === 'tree' ? { view } : {})}
    />
  );
}
