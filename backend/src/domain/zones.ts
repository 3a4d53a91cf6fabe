/** Every time zone of the United States and Canada that people live in, by its canonical name. */
export const ZONES_US_CA = [
  'America/New_York', 'America/Detroit', 'America/Kentucky/Louisville', 'America/Indiana/Indianapolis', 'America/Chicago',
  'America/Menominee', 'America/North_Dakota/Center', 'America/Denver', 'America/Boise', 'America/Phoenix', 'America/Los_Angeles',
  'America/Anchorage', 'America/Juneau', 'America/Nome', 'America/Adak', 'Pacific/Honolulu',
  'America/St_Johns', 'America/Halifax', 'America/Glace_Bay', 'America/Moncton', 'America/Goose_Bay', 'America/Toronto',
  'America/Iqaluit', 'America/Winnipeg', 'America/Resolute', 'America/Rankin_Inlet', 'America/Regina', 'America/Swift_Current',
  'America/Edmonton', 'America/Cambridge_Bay', 'America/Inuvik', 'America/Creston', 'America/Dawson_Creek', 'America/Fort_Nelson',
  'America/Whitehorse', 'America/Dawson', 'America/Vancouver',
] as const;
