import { Injectable, type PipeTransform } from '@nestjs/common';
import { StaffWorld } from '../../usecases/staff/staff-world.js';
import { notThere } from './refuse.js';
import { StaffIdPipe } from './staff-id.pipe.js';

/** The conversation that a path names by its own or by its user's id. */
@Injectable()
export class ConversationIdPipe implements PipeTransform<string, Promise<string>> {
  constructor(private readonly staff: StaffWorld) {}

  async transform(value: string): Promise<string> {
    const id = await this.staff.desk.conversation(new StaffIdPipe().transform(value));
    if (!id) throw notThere();
    return id;
  }
}
