import type { AddWeight, Done, Weight } from '@mealtext/backend/contract';
import { request } from '../../../lib/request';

export const addWeight = (userId: string, weight: AddWeight): Promise<Weight> =>
  request(`/api/users/${userId}/weights`, { method: 'POST', body: weight });

export const deleteWeight = (userId: string, weightId: string): Promise<Done> =>
  request(`/api/users/${userId}/weights/${weightId}`, { method: 'DELETE' });
