import { Card } from '../../components/card';
import { UpgradeLink } from '../../components/upgrade-link';

/** What the free plan sees of history. */
export const UpgradeCard = () => (
  <Card title="Upgrade to see your history" className="max-w-[720px]">
    <p className="text-soft">
      Plus shows the calories of your last 30 days and your meals day by day. Pro adds protein, carbs, fat, sugar and health ratings.
    </p>
    <div className="mt-6">
      <UpgradeLink />
    </div>
  </Card>
);
