import { Button } from '@mui/material';
import { useState } from 'react';
import { useListContext, useNotify, type ListControllerResult, type RaRecord } from 'react-admin';
import { CallFailed } from '../providers/api';
import { listQuery } from '../providers/list-query';
import { saveFile } from '../providers/save-file';
import { useAppContext } from '../session/app-context';

/** The list as it is filtered and sorted, as the server's CSV. */
export function ExportButton() {
  const { api, may, onEnded } = useAppContext();
  const list: ListControllerResult<RaRecord> = useListContext<RaRecord>();
  const { resource } = list;
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  if (!may('export')) return null;
  const fetchIt = async () => {
    setBusy(true);
    try {
      const { blob } = await api.download(`${resource}/export.csv?${listQuery({ sort: list.sort, filter: list.filterValues as object })}`);
      saveFile(blob, `${resource}-${new Date().toISOString().slice(0, 10)}.csv`);
    } catch (error) {
      if (error instanceof CallFailed && error.status === 401) onEnded();
      notify(error instanceof Error ? error.message : 'The export failed. Please try again.', { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="outlined" disabled={busy} onClick={() => void fetchIt()}>
      {busy ? 'Exporting…' : 'Export CSV'}
    </Button>
  );
}
