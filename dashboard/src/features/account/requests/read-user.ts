import type { User } from '@mealtext/backend/contract';
import { request } from '../../../lib/request';

export const readUser = (userId: string) => request<User>(`/api/users/${userId}`);
