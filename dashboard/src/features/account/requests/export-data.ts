import { requestFile } from '../../../lib/request';

export const EXPORT_FORMATS = ['json', 'csv', 'zip'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Everything the user owns, as a file. 403 "Verification required" without a sign-in of the last minutes. */
export const exportData = (userId: string, format: ExportFormat) => requestFile(`/api/users/${userId}/export?format=${format}`);
