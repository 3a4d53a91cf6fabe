import { useNavigate } from 'react-router-dom';
import { useAppContext } from '../session/app-context';
import { MENU } from '../shell/menu-entries';
import { useKeys } from './keys';

/** `g` and a letter lead to a screen of the menu. */
export function GoKeys() {
  const navigate = useNavigate();
  const { may } = useAppContext();
  const entries = MENU.flatMap((section) => section.entries).filter(({ needs, go }) => go && (!needs || may(needs)));
  useKeys(
    'Go to',
    entries.map(({ to, label, go }) => ({ keys: `g ${go}`, words: label, act: () => void navigate(to) })),
  );
  return null;
}
