import { useEffect, useState, type FormEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { Button } from '../../components/button';
import { Card } from '../../components/card';
import { TextArea, TextField } from '../../components/field';
import { toast } from '../../components/toasts';
import { Page } from '../../lib/page';
import { saidBy } from '../../lib/request';
import { cutTo } from '../../lib/text-length';
import { sendFeedback } from './requests/send-feedback';

export const SUBJECT_MAX = 200;
export const MESSAGE_MAX = 2000;
/** How long the thanks stay before the dashboard comes back, in ms. */
export const REDIRECT_AFTER = 2000;

export default function FeedbackScreen() {
  const [subject, setSubject] = useState('');
  const [message, setMessage] = useState('');
  const navigate = useNavigate();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: sendFeedback,
    onSuccess: () => toast({ title: 'Feedback sent', text: 'Thank you. We read every word.' }),
    onError: (error) => toast({ title: 'Error', text: saidBy(error, 'Failed to send feedback'), destructive: true }),
  });

  useEffect(() => {
    if (!isSuccess) return;
    const timer = setTimeout(() => void navigate('/dashboard'), REDIRECT_AFTER);
    return () => clearTimeout(timer);
  }, [isSuccess, navigate]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!subject.trim() || !message.trim()) {
      return toast({ title: 'Missing information', text: 'Please fill in both the subject and the message.', destructive: true });
    }
    mutate({ subject, message });
  }

  return (
    <Page title="Feedback" noindex>
      <div className="mx-auto w-full max-w-[720px] p-4 sm:pb-8">
        <Card title="Send feedback" level={1}>
          <form className="flex flex-col gap-5" noValidate onSubmit={submit}>
            <TextField
              label="Subject"
              required
              counter={SUBJECT_MAX}
              disabled={isSuccess}
              value={subject}
              onChange={({ target }) => setSubject(cutTo(SUBJECT_MAX, target.value))}
            />
            <TextArea
              label="Message"
              required
              rows={8}
              counter={MESSAGE_MAX}
              disabled={isSuccess}
              placeholder="What works, what does not, what is missing?"
              value={message}
              onChange={({ target }) => setMessage(cutTo(MESSAGE_MAX, target.value))}
            />
            <Button type="submit" className="sm:self-start" disabled={isPending || isSuccess}>
              {isPending ? 'Sending...' : isSuccess ? 'Sent' : 'Send Feedback'}
            </Button>
          </form>
        </Card>
      </div>
    </Page>
  );
}
