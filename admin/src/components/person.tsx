import { Link } from 'react-router-dom';
import { Said } from './said';

/** A user by name, leading to their page. */
export const Person = ({ id, name }: { id: string | null; name: string | null }) =>
  id ? (
    <Link to={`/users/${id}`}>
      <Said>{name || 'No name'}</Said>
    </Link>
  ) : (
    <span className="soft">Stranger</span>
  );
