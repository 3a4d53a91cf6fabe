import { useRef } from 'react';
import { Download } from 'lucide-react';
import { Button } from '../../components/button';
import { toast } from '../../components/toasts';
import { localToday } from '../../lib/days';
import { saidBy } from '../../lib/request';
import { saveFile } from '../../lib/save-file';
import { useUser } from '../../lib/session';
import { FreshCodeDialog } from './fresh-code-dialog';
import { exportData, type ExportFormat } from './requests/export-data';
import { useFreshSignIn } from './use-fresh-sign-in';

/** Two ways to take everything along. */
export function ExportData() {
  const user = useUser();
  const format = useRef<ExportFormat>('json');
  const { busy, run, asking, goOn, giveUp } = useFreshSignIn(
    async () => {
      const file = await exportData(user.id, format.current);
      saveFile(file, `mealtext-${localToday()}.${format.current}`);
      toast({ title: 'Data exported', text: 'The file is in your downloads.' });
    },
    (error) => toast({ title: 'Error', text: saidBy(error, 'Failed to export your data. Please try again.'), destructive: true }),
  );
  const start = (chosen: ExportFormat) => {
    format.current = chosen;
    void run();
  };

  return (
    <>
      <Button look="plain" disabled={busy} onClick={() => start('json')}>
        <Download size={18} aria-hidden="true" />
        Export Data
      </Button>
      <Button look="plain" disabled={busy} onClick={() => start('csv')}>
        <Download size={18} aria-hidden="true" />
        Export as CSV
      </Button>
      <FreshCodeDialog open={asking} purpose="export your data" onProven={goOn} onClose={giveUp} />
    </>
  );
}
