import { useState } from 'react';
import { Pencil } from 'lucide-react';
import { Button } from '../../components/button';
import { Card } from '../../components/card';
import { TextArea, TextField } from '../../components/field';
import { Slider } from '../../components/slider';
import { SwitchRow } from '../../components/switch-row';
import { TabPanel, Tabs } from '../../components/tabs';

const LOOKS = ['primary', 'plain', 'quiet', 'danger', 'danger-quiet'] as const;

export function Inputs() {
  const [on, setOn] = useState(true);
  const [value, setValue] = useState(2000);
  const [tab, setTab] = useState<'one' | 'two' | 'three'>('one');
  return (
    <>
      <Card title="Buttons">
        <div className="flex flex-wrap gap-2">
          {LOOKS.map((look) => (
            <Button key={look} look={look}>
              {look}
            </Button>
          ))}
          <Button disabled>disabled</Button>
          <Button look="quiet" icon aria-label="Edit">
            <Pencil size={18} aria-hidden="true" />
          </Button>
        </div>
      </Card>
      <Card title="Fields">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label="Empty" placeholder="Something like this" hint="What it is for." />
          <TextField label="Filled" defaultValue="2 eggs" />
          <TextField label="Wrong" defaultValue="-3" error="Enter a number above 0." />
          <TextField label="Disabled" disabled defaultValue="08:00" />
          <TextField label="Read only" readOnly value="+1 (202) 555-0123" />
          <TextField label="Time" type="time" defaultValue="08:00" />
          <TextArea label="Lines" counter={200} value="With a counter" readOnly />
        </div>
      </Card>
      <Card title="Switch, slider, tabs">
        <SwitchRow label="A switch" hint="With a hint" checked={on} onChange={setOn} />
        <SwitchRow label="Disabled" checked={false} disabled onChange={setOn} />
        <Slider label="Daily Calories" shown={`${value} kcal`} value={value} min={1200} max={4000} step={50} onChange={setValue} />
        <Tabs
          label="Tabs"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'one', label: 'One' },
            { value: 'two', label: 'Two' },
            { value: 'three', label: 'Locked', disabled: true },
          ]}
        >
          <TabPanel value="one">The first panel.</TabPanel>
          <TabPanel value="two">The second panel.</TabPanel>
        </Tabs>
      </Card>
    </>
  );
}
