import { useState } from 'react';
import { Card } from '../../components/card';
import { OurNumber } from '../../components/our-number';
import { TabPanel, Tabs } from '../../components/tabs';
import { useDraft } from '../../lib/draft';
import { COMMAND_TABS, COMMANDS, IN_YOUR_WORDS, type CommandTab } from './commands';
import { say } from './say';

/** Available Commands, in four tabs; pressing one puts an example into the message box. */
export function CommandPanel() {
  const [tab, setTab] = useState<CommandTab>('meals');
  const { offer } = useDraft();
  return (
    <Card title={say('available')}>
      <OurNumber className="-mt-2 mb-3 text-soft">{say('writeHere')}</OurNumber>
      <Tabs label={say('available')} value={tab} onChange={setTab} tabs={COMMAND_TABS.map((value) => ({ value, label: say(value) }))}>
        <TabPanel value={tab} className="mt-2">
          <ul>
            {COMMANDS[tab].map((command) => (
              <li key={command.what}>
                <button
                  type="button"
                  onClick={() => offer(worded(command.example))}
                  className="-mx-2 min-h-11 w-[calc(100%+1rem)] rounded-xl px-2 py-2 text-start hover:bg-track"
                >
                  <span className="block font-semibold">{worded(command.form)}</span>
                  <span className="block text-sm text-soft">{say(command.what)}</span>
                </button>
              </li>
            ))}
          </ul>
          <p className="mt-3 text-sm text-soft">{say(IN_YOUR_WORDS[tab])}</p>
        </TabPanel>
      </Tabs>
    </Card>
  );
}

const worded = (words: string | { say: Parameters<typeof say>[0] }): string => (typeof words === 'string' ? words : say(words.say));
