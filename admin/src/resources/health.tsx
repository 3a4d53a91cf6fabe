import { Card, CardContent, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { Title } from 'react-admin';

/** Whether the service can serve, as it says itself. */
export function Health() {
  const [said, setSaid] = useState('Asking…');
  useEffect(() => {
    fetch('/readyz').then(
      (answer) => setSaid(answer.ok ? 'The service is ready.' : `The service is not ready (${answer.status}).`),
      () => setSaid('The service cannot be reached.'),
    );
  }, []);
  return (
    <Card>
      <Title title="Health" />
      <CardContent>
        <Typography>{said}</Typography>
      </CardContent>
    </Card>
  );
}
