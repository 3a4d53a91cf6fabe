import { Card } from '../../components/card';
import { Page } from '../../lib/page';
import { ApiStatus } from './api-status';
import { Appearance } from './appearance';
import { DeleteAccount } from './delete-account';
import { ExportData } from './export-data';
import { PasswordForm } from './password-form';
import { ProfileForm } from './profile-form';
import { say } from './say';

export default function SettingsScreen() {
  return (
    <Page title={say('settings')} noindex>
      <div className="mx-auto flex w-full max-w-[720px] flex-col gap-4 p-4 sm:gap-6 sm:pb-8">
        <h1 className="text-2xl font-semibold">{say('settings')}</h1>
        <Card title={say('profileSettings')}>
          <ProfileForm />
        </Card>
        <Card title={say('changePassword')}>
          <PasswordForm />
        </Card>
        <Card title={say('appearance')}>
          <Appearance />
        </Card>
        <Card title={say('api')}>
          <ApiStatus />
        </Card>
        <Card title={say('data')}>
          <p className="mb-4 text-soft">{say('dataText')}</p>
          <div className="flex flex-wrap gap-2">
            <ExportData />
            <DeleteAccount />
          </div>
        </Card>
      </div>
    </Page>
  );
}
