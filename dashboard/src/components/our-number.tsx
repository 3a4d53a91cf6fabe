import { showPhone } from '../lib/phone-number';
import { useProduct } from '../lib/queries/use-product';
import { Rich } from '../lib/rich';

/** A sentence with the number to text where it is marked `<number></number>`, as a link that opens a text to it; nothing where it is not known. */
export function OurNumber({ children, className }: { children: string; className?: string }) {
  const number = useProduct().data?.phoneNumber;
  if (!number) return null;
  const link = (
    <a href={`sms:${number}`} className="figures font-semibold whitespace-nowrap text-accent underline-offset-2 hover:underline">
      {showPhone(number.slice(2))}
    </a>
  );
  return <p className={className}>{<Rich parts={{ number: () => link }}>{children}</Rich>}</p>;
}
