import { ApiProperty } from '@nestjs/swagger';

/** What every page may know of this product. */
export class Product {
  @ApiProperty({
    type: String,
    nullable: true,
    example: '+12025550100',
    description: 'The number to text, E.164; null where it is not known',
  })
  phoneNumber: string | null;
  @ApiProperty({ example: 'https://mealtext.example', description: 'Where links in our texts lead' }) linkOrigin: string;
  @ApiProperty({ description: 'Photos of meals and nutrition labels are looked at' }) photos: boolean;
}
