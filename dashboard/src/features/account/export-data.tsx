import { useRef } from 'react';
import { Download } from 'lucide-react';
import { Button } from '../../components/button';
import { toast } from '../../components/toasts';
import { saidBy } from '../../lib/request';
import { saveFile } from '../../lib/save-file';
import { useUser } from '../../lib/session';
import { useToday } from '../../lib/today';
import { FreshCodeDialog } from './fresh-code-dialog';
import { exportData, type ExportFormat } from './requests/export-data';
import { useFreshSignIn } from './use-fresh-sign-in';
import { say } from './say';
import { sayShell } from '../../lib/say-shell';

/** Ways to take everything along: for a program, as tables to work with, as one table. */
export function ExportData() {
  const user = useUser();
  const today = useToday();
  const format = useRef<ExportFormat>('json');
  const { busy, run, asking, goOn, giveUp } = useFreshSignIn(
    async () => {
      const file = await exportData(user.id, format.current);
      saveFile(file, `mealtext${today ? `-${today}` : ''}.${format.current}`);
      toast({ title: say('exported'), text: say('inDownloads') });
    },
    (error) => toast({ title: sayShell('error'), text: saidBy(error, say('notExported')), destructive: true }),
  );
  const start = (chosen: ExportFormat) => {
    format.current = chosen;
    void run();
  };

  return (
    <>
      <Button look="plain" disabled={busy} onClick={() => start('json')}>
        <Download size={18} aria-hidden="true" />
        {say('export')}
      </Button>
      <Button look="plain" disabled={busy} onClick={() => start('zip')}>
        <Download size={18} aria-hidden="true" />
        {say('exportSpreadsheet')}
      </Button>
      <Button look="plain" disabled={busy} onClick={() => start('csv')}>
        <Download size={18} aria-hidden="true" />
        {say('exportCsv')}
      </Button>
      <FreshCodeDialog open={asking} purpose="neededToExport" onProven={goOn} onClose={giveUp} />
    </>
  );
}
