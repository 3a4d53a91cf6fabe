import { useState } from 'react';
import { Card } from '../../components/card';
import { TabPanel, Tabs } from '../../components/tabs';
import { useDraft } from '../../lib/draft';
import { COMMAND_TABS, COMMANDS, IN_YOUR_WORDS, type CommandTab } from './commands';

/** Available Commands, in four tabs; pressing one puts an example into the message box. */
export function CommandPanel() {
  const [tab, setTab] = useState<CommandTab>('Meals');
  const { offer } = useDraft();
  return (
    <Card title="Available Commands">
      <Tabs label="Available Commands" value={tab} onChange={setTab} tabs={COMMAND_TABS.map((value) => ({ value, label: value }))}>
        <TabPanel value={tab} className="mt-2">
          <ul>
            {COMMANDS[tab].map((command) => (
              <li key={command.form}>
                <button
                  type="button"
                  onClick={() => offer(command.example)}
                  className="-mx-2 min-h-11 w-[calc(100%+1rem)] rounded-xl px-2 py-2 text-start hover:bg-track"
                >
                  <span className="block font-semibold">{command.form}</span>
                  <span className="block text-sm text-soft">{command.what}</span>
                </button>
              </li>
            ))}
          </ul>
          <p className="mt-3 text-sm text-soft">{IN_YOUR_WORDS[tab]}</p>
        </TabPanel>
      </Tabs>
    </Card>
  );
}
