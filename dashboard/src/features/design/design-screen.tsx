import { Logo } from '../../components/logo';
import { Page } from '../../lib/page';
import { useTheme } from '../../lib/theme';
import { Button } from '../../components/button';
import { ColorsAndType } from './colors-and-type';
import { Feedbacks } from './feedbacks';
import { Inputs } from './inputs';

/** Every component with all its states, to look at while one works on them. Only in development. */
export default function DesignScreen() {
  const { shown, setTheme } = useTheme();
  return (
    <Page title="Components" noindex>
      <main className="mx-auto flex max-w-[1080px] flex-col gap-6 p-4">
        <div className="flex items-center justify-between">
          <Logo />
          <Button look="plain" onClick={() => setTheme(shown === 'dark' ? 'light' : 'dark')}>
            {shown === 'dark' ? 'Light' : 'Dark'}
          </Button>
        </div>
        <h1 className="text-3xl font-semibold">Components</h1>
        <ColorsAndType />
        <Inputs />
        <Feedbacks />
      </main>
    </Page>
  );
}
