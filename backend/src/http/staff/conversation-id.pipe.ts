import { Injectable, type PipeTransform } from '@nestjs/common';
import { StaffDependencies } from '../../usecases/staff/staff-dependencies.js';
import { notThere } from './refuse.js';
import { StaffIdPipe } from './staff-id.pipe.js';

/** The conversation that a path names by its own or by its user's id. */
@Injectable()
export class ConversationIdPipe implements PipeTransform<string, Promise<string>> {
  constructor(private readonly staff: StaffDependencies) {}

  async transform(value: string): Promise<string> {
    const id = await this.staff.desk.conversation(new StaffIdPipe().transform(value));
    if (!id) throw notThere();
    return id;
  }
}
