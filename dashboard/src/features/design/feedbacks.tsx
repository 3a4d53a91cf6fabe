import { useState } from 'react';
import { Button } from '../../components/button';
import { Card } from '../../components/card';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { Dialog } from '../../components/dialog';
import { Empty } from '../../components/empty';
import { LoadError } from '../../components/load-error';
import { Notice } from '../../components/notice';
import { Skeleton } from '../../components/skeleton';
import { toast } from '../../components/toasts';

export function Feedbacks() {
  const [confirming, setConfirming] = useState(false);
  const [open, setOpen] = useState(false);
  const [example, setExample] = useState('');
  return (
    <>
      <Card title="Notices">
        <div className="flex flex-col gap-3">
          <Notice title="Good to know">Words that stay.</Notice>
          <Notice destructive title="Information required">
            Please provide your name to continue.
          </Notice>
          <LoadError error={null} onRetry={() => toast({ title: 'Tried again' })}>
            Error loading workout data. Please try again.
          </LoadError>
        </div>
      </Card>
      <Card title="Toasts and dialogs">
        <div className="flex flex-wrap gap-2">
          <Button look="plain" onClick={() => toast({ title: 'Meal deleted' })}>
            Toast
          </Button>
          <Button
            look="plain"
            onClick={() => toast({ title: 'Error', text: 'Failed to delete the meal. Please try again.', destructive: true })}
          >
            Destructive toast
          </Button>
          <Button look="plain" onClick={() => setConfirming(true)}>
            Confirmation
          </Button>
          <Button look="plain" onClick={() => setOpen(true)}>
            Dialog
          </Button>
        </div>
        <ConfirmDialog
          open={confirming}
          onOpenChange={setConfirming}
          title="Are you sure?"
          text="This action cannot be undone."
          action="Delete"
          onConfirm={() => setConfirming(false)}
        />
        <Dialog open={open} onOpenChange={setOpen} title="A dialog" text="A sheet from below on a phone.">
          <p>Something to fill in.</p>
        </Dialog>
      </Card>
      <Card title="Empty and loading">
        <Empty example="2 eggs and toast for breakfast" onExample={setExample}>
          No meals logged for today. Use the SMS commands to log your meals. {example && `(${example})`}
        </Empty>
        <Skeleton className="h-16" />
      </Card>
    </>
  );
}
