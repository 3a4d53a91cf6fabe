/**
 * States that bar telephone or text solicitation for longer than the federal rule, as compliance guides listed them in 2025 and 2026: among the
 * laws are Fla. Stat. 501.616(6), Okla. Stat. 15-775C.4, RCW 80.36.390, Conn. Gen. Stat. 42-288a, 201 CMR 12.02, KRS 367.46955, Tex. Bus. & Com.
 * Code 301.051. Texas begins at noon on Sundays; Rhode Island has 10 to 17 at weekends.
 */
export const NARROWER_STATES =
  'AL 8-20, CT 9-20, FL 8-20, KY 10-21, LA 8-20, MA 8-20, MD 8-20, MI 9-21, MN 9-21, MS 8-20, NM 9-21, NV 9-20, OK 8-20, RI 10-17, TX 12-21, WA 8-20';
