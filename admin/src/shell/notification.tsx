import { Notification as Said } from 'react-admin';

/** What was done, said where it covers nothing that is being written. */
export const Notification = () => <Said anchorOrigin={{ vertical: 'top', horizontal: 'center' }} autoHideDuration={3000} />;
