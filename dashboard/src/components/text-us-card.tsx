import type { ReactNode } from 'react';
import { useProduct } from '../lib/queries/use-product';
import { Card } from './card';
import { TextUs } from './text-us';

interface Props {
  title: string;
  aside?: ReactNode;
  /** Under the number. */
  children?: ReactNode;
}

/** The number to text, as a part of a page; nothing where it is not known. */
export function TextUsCard({ title, aside, children }: Props) {
  const known = Boolean(useProduct().data?.phoneNumber);
  if (!known) return null;
  return (
    <Card title={title} aside={aside}>
      <TextUs />
      {children}
    </Card>
  );
}
