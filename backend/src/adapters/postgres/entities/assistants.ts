import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A program that people let speak for them. */
@Entity('assistant_clients')
export class AssistantClientRow {
  @PrimaryColumn('text') id: string;
  @Column('text') name: string;
  @Column('text', { array: true }) redirectUris: string[];
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz', { nullable: true }) usedAt: Date | null;
}

/** What somebody allowed a program. */
@Entity('assistant_connections')
export class AssistantConnectionRow {
  @PrimaryColumn('uuid') userId: string;
  @PrimaryColumn('uuid') id: string;
  @Column('text') clientId: string;
  @Column('text') name: string;
  @Column('text') scope: string;
  @Column('text') resource: string;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz', { nullable: true }) seenAt: Date | null;
  @Column('timestamptz') expiresAt: Date;
}

/** What a program shows for it. */
@Entity('assistant_secrets')
export class AssistantSecretRow {
  @PrimaryColumn('text') hash: string;
  @Column('text') kind: 'code' | 'access' | 'refresh';
  @Column('uuid') userId: string;
  @Column('uuid') connectionId: string;
  @Column('text', { nullable: true }) redirectUri: string | null;
  @Column('text', { nullable: true }) challenge: string | null;
  @Column('timestamptz') expiresAt: Date;
  @Column('timestamptz', { nullable: true }) spentAt: Date | null;
}
