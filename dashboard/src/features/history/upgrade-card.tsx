import { Card } from '../../components/card';
import { UpgradeLink } from '../../components/upgrade-link';
import { say } from './say';

/** What the free plan sees of history. */
export const UpgradeCard = () => (
  <Card title={say('upgrade')} className="max-w-[720px]">
    <p className="text-soft">{say('upgradeText')}</p>
    <div className="mt-6">
      <UpgradeLink />
    </div>
  </Card>
);
