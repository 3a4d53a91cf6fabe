import { Button, MenuItem, TextField } from '@mui/material';
import { NavLink } from 'react-router-dom';
import { LOOK_CHOICES, type LookChoice } from '../session/look';
import { useAppContext } from '../session/app-context';
import { AlarmSwitch } from './alarm';
import { AttentionBadge, ConsentBadge } from './attention-badge';
import { MENU } from './menu-entries';

const LOOKS: Record<LookChoice, string> = { light: 'Light', dark: 'Dark', system: 'As the system' };

/** Where one can go, who is here, and the way out. */
export function Menu({ onChosen }: { onChosen?: () => void }) {
  const { session, may, signOut, lookChoice, chooseLook } = useAppContext();
  return (
    <div className="menu">
      <p className="menu-product">
        Mealtext <span>support</span>
      </p>
      <nav aria-label="Main">
        {MENU.map(({ title, entries }) => {
          const allowed = entries.filter(({ needs }) => !needs || may(needs));
          if (!allowed.length) return null;
          return (
            <section key={title} aria-label={title}>
              <h2>{title}</h2>
              <ul>
                {allowed.map(({ to, label, waiting }) => (
                  <li key={to}>
                    <NavLink to={to} end={to === '/'} onClick={onChosen}>
                      {label}
                    </NavLink>
                    {waiting === 'people' ? <AttentionBadge /> : waiting && <ConsentBadge of={waiting} />}
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </nav>
      <div className="menu-me">
        <p>
          <bdi className="strong">{session.staff.name}</bdi>
          <span className="soft">{session.staff.role}</span>
        </p>
        <TextField
          select
          value={lookChoice}
          onChange={(event) => chooseLook(event.target.value as LookChoice)}
          slotProps={{ htmlInput: { 'aria-label': 'Theme' } }}
        >
          {LOOK_CHOICES.map((choice) => (
            <MenuItem key={choice} value={choice}>
              {LOOKS[choice]}
            </MenuItem>
          ))}
        </TextField>
        <AlarmSwitch />
        <Button color="error" onClick={signOut}>
          Sign out
        </Button>
      </div>
    </div>
  );
}
