import type { StaffCredentials } from '@mealtext/backend/contract';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { QRCodeSVG } from 'qrcode.react';
import { Code } from '../../components/code';
import { DescriptionList } from '../../components/description-list';

/** What somebody signs in with: shown once, kept nowhere. */
export const Credentials = ({ of, onClose }: { of: StaffCredentials; onClose: () => void }) => (
  <Dialog open>
    <DialogTitle>
      Sign-in of <bdi>{of.name}</bdi>
    </DialogTitle>
    <DialogContent>
      <p className="soft">Hand this over now, by a way you trust. It is shown once and kept nowhere.</p>
      <DescriptionList
        of={[
          ['Email', <bdi key="email">{of.email}</bdi>],
          ['Password', <Code key="password">{of.password}</Code>],
        ]}
      />
      <div className="qr">
        <QRCodeSVG value={of.otpauth} size={184} marginSize={3} title="Code for the authenticator app" />
        <p className="soft">Scan with an authenticator app. Without a camera, enter this secret:</p>
        <p className="code">{new URL(of.otpauth).searchParams.get('secret')}</p>
      </div>
    </DialogContent>
    <DialogActions>
      <Button variant="contained" onClick={onClose}>
        I have handed it over
      </Button>
    </DialogActions>
  </Dialog>
);
