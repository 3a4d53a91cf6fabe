import { Card } from '../../components/card';
import { Page } from '../../lib/page';
import { ApiStatus } from './api-status';
import { Appearance } from './appearance';
import { DeleteAccount } from './delete-account';
import { ExportData } from './export-data';
import { PasswordForm } from './password-form';
import { ProfileForm } from './profile-form';

export default function SettingsScreen() {
  return (
    <Page title="Settings" noindex>
      <div className="mx-auto flex w-full max-w-[720px] flex-col gap-4 p-4 sm:gap-6 sm:pb-8">
        <h1 className="text-2xl font-semibold">Settings</h1>
        <Card title="Profile Settings">
          <ProfileForm />
        </Card>
        <Card title="Change Password">
          <PasswordForm />
        </Card>
        <Card title="Appearance">
          <Appearance />
        </Card>
        <Card title="API Configuration">
          <ApiStatus />
        </Card>
        <Card title="Data Management">
          <p className="mb-4 text-soft">Take everything you have logged with you, or delete it for good.</p>
          <div className="flex flex-wrap gap-2">
            <ExportData />
            <DeleteAccount />
          </div>
        </Card>
      </div>
    </Page>
  );
}
