import { Button } from '../../components/button';
import { say } from './say';

/** A way to the program by hand: not every browser opens one by itself. */
export const BackTo = ({ name, address }: { name: string; address: string }) => (
  <Button look="plain" asChild>
    <a href={address}>
      <bdi>{say('backTo', { name })}</bdi>
    </a>
  </Button>
);
