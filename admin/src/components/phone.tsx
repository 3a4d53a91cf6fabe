/** A number as we may show it: masked, or whole once revealed. */
export const Phone = ({ number }: { number: string | null }) =>
  number ? (
    <bdi className="figures phone-number" dir="ltr">
      {number.replace(/\*+/, '•••••')}
    </bdi>
  ) : (
    <span className="soft">erased</span>
  );
