import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '../../components/button';
import { Logo } from '../../components/logo';
import { shownLanguage } from '../../lib/language';
import { Page } from '../../lib/page';
import { sayCommon } from '../../lib/say-common';
import { say } from './say';

export interface Clause {
  title: string;
  /** Paragraphs; a list of strings within is a bulleted list. */
  text: readonly (string | readonly string[])[];
}

interface Props {
  title: string;
  description: string;
  intro: string;
  clauses: readonly Clause[];
}

/** A legal text to be read: one column, numbered headings. */
export function LegalPage({ title, description, intro, clauses }: Props) {
  return (
    <Page title={title} description={description}>
      <div className="bg-paper">
        <header className="mx-auto flex max-w-[720px] items-center justify-between gap-4 px-4 py-3">
          <Logo />
          <Button look="quiet" className="-me-4" asChild>
            <Link to="/dashboard">
              <ArrowLeft size={18} aria-hidden="true" />
              {sayCommon('backToDashboard')}
            </Link>
          </Button>
        </header>
        <main className="mx-auto min-h-dvh max-w-[720px] px-4 pt-6 pb-16">
          <h1 className="text-3xl font-semibold text-balance">{title}</h1>
          <p className="mt-1 text-soft">{say('updated')}</p>
          {shownLanguage() !== 'en' && <p className="mt-6 text-soft">{say('englishHolds')}</p>}
          <div>
            <p className="mt-6">{intro}</p>
            {clauses.map(({ title: heading, text }, index) => (
              <section key={heading} className="mt-8">
                <h2 className="text-lg font-semibold">
                  {index + 1}. {heading}
                </h2>
                {text.map((part) =>
                  typeof part === 'string' ? (
                    <p key={part} className="mt-2">
                      {part}
                    </p>
                  ) : (
                    <ul key={part[0]} className="mt-2 flex list-disc flex-col gap-1 ps-6">
                      {part.map((line) => (
                        <li key={line}>{line}</li>
                      ))}
                    </ul>
                  ),
                )}
              </section>
            ))}
          </div>
        </main>
      </div>
    </Page>
  );
}
