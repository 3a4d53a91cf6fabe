import { useLocation, useParams } from 'react-router-dom';
import { useTabTitle } from '../../shell/attention';
import { Thread } from './thread';

/** One thread by the id of the address. */
export function ConversationPage() {
  const { id = '' } = useParams();
  const { hash } = useLocation();
  useTabTitle('Conversation');
  return <Thread key={id} id={id} focus={hash.slice(1)} />;
}
