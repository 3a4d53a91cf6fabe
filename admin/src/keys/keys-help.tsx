import { Button, Dialog, DialogActions, DialogContent, DialogTitle, FormControlLabel, Switch } from '@mui/material';
import type { KeyGroup } from './keys';
import { useKeysOn } from './use-keys-on';

const NAMES: Readonly<Record<string, string>> = { Escape: 'Esc', ArrowUp: '↑', ArrowDown: '↓' };

/** Every key that does something on this screen. */
export function KeysHelp({ groups, onClose }: { groups: readonly KeyGroup[]; onClose: () => void }) {
  const { on, choose } = useKeysOn();
  return (
    <Dialog open onClose={onClose} aria-label="Keys">
      <DialogTitle>Keys</DialogTitle>
      <DialogContent>
        <div className="keys">
          {[...groups, { title: 'Everywhere', bindings: [{ keys: '?', words: 'These keys' }] }].map(({ title, bindings }) => (
            <section key={title} aria-label={title}>
              <h3>{title}</h3>
              <dl>
                {bindings.map(({ keys, words }) => (
                  <div key={keys}>
                    <dt>
                      {keys.split(' ').map((key) => (
                        <kbd key={key}>{NAMES[key] ?? key}</kbd>
                      ))}
                    </dt>
                    <dd>{words}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
        <FormControlLabel control={<Switch checked={on} onChange={(_, next) => choose(next)} />} label="Single keys do something" />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
