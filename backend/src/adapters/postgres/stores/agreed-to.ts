/** SQL for whether a user `u` agreed to texts of a purpose, by the latest word of theirs or of their number. @param purpose SQL for it */
export const agreedTo = (purpose: string): string =>
  `coalesce((select k.action = 'granted' from consents k where (k.phone_hash = u.phone_hash or k.user_id = u.id) and k.purpose = ${purpose} order by k.at desc, k.id desc limit 1), false)`;
