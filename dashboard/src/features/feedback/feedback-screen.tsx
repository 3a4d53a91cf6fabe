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
import { say } from './say';
import { sayShell } from '../../lib/say-shell';
import { sayCommon } from '../../lib/say-common';

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
    onSuccess: () => toast({ title: say('sent'), text: say('thanks') }),
    onError: (error) => toast({ title: sayShell('error'), text: saidBy(error, say('notSent')), destructive: true }),
  });

  useEffect(() => {
    if (!isSuccess) return;
    const timer = setTimeout(() => void navigate('/dashboard'), REDIRECT_AFTER);
    return () => clearTimeout(timer);
  }, [isSuccess, navigate]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!subject.trim() || !message.trim()) {
      return toast({ title: say('missing'), text: say('missingText'), destructive: true });
    }
    mutate({ subject, message });
  }

  return (
    <Page title={say('title')} noindex>
      <div className="mx-auto w-full max-w-[720px] p-4 sm:pb-8">
        <Card title={say('heading')} level={1}>
          <form className="flex flex-col gap-5" noValidate onSubmit={submit}>
            <TextField
              label={say('subject')}
              required
              counter={SUBJECT_MAX}
              disabled={isSuccess}
              value={subject}
              onChange={({ target }) => setSubject(cutTo(SUBJECT_MAX, target.value))}
            />
            <TextArea
              label={say('message')}
              required
              rows={8}
              counter={MESSAGE_MAX}
              disabled={isSuccess}
              placeholder={say('placeholder')}
              value={message}
              onChange={({ target }) => setMessage(cutTo(MESSAGE_MAX, target.value))}
            />
            <Button type="submit" className="sm:self-start" disabled={isPending || isSuccess}>
              {isPending ? sayCommon('sendingCode') : isSuccess ? say('sentButton') : say('send')}
            </Button>
          </form>
        </Card>
      </div>
    </Page>
  );
}
