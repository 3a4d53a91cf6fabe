import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';

/** A FoodData Central release of three survey foods, made up, with the layout's quirks: quotes doubled, old nutrient numbers. */
export const SMALL_RELEASE: Readonly<Record<string, string>> = {
  'food.csv': [
    '"fdc_id","data_type","description","food_category_id","publication_date"',
    '"1","survey_fndds_food","Marsh soup, NFS","3804","2024-10-31"',
    '"2","survey_fndds_food","Bread, moon (4"" slice), toasted","4202","2024-10-31"',
    '"3","survey_fndds_food","Cloud juice, unsweetened","7006","2024-10-31"',
    '"4","survey_fndds_food","Thickener, as ingredient","9999","2024-10-31"',
    '"5","branded_food","Not one of these","1","2024-10-31"',
  ].join('\n'),
  'survey_fndds_food.csv':
    'fdc_id,food_code,wweia_category_code,start_date,end_date\n1,28300000,3804,,\n2,51300000,4202,,\n3,64100000,7006,,\n4,99991500,9999,,\n',
  'nutrient.csv':
    '"id","name","unit_name","nutrient_nbr","rank"\n"1008","Energy","KCAL","208","300.0"\n"1062","Energy","kJ","268","301.0"\n"1003","Protein","G","203","600.0"\n"1005","Carbohydrate","G","205","1110.0"\n"1004","Total lipid (fat)","G","204","800.0"\n',
  'food_nutrient.csv':
    'id,fdc_id,nutrient_id,amount\n1,1,208,50\n2,1,203,2.5\n3,1,205,7\n4,1,204,1\n5,1,268,209\n6,2,208,270\n7,2,205,50\n8,3,208,45\n9,3,205,11\n10,4,208,380\n11,3,204,\n',
  'food_portion.csv':
    'id,fdc_id,seq_num,amount,measure_unit_id,portion_description,modifier,gram_weight\n1,1,1,,9999,1 cup,10205,240\n2,1,2,,9999,Quantity not specified,90000,360\n3,2,1,,9999,1 slice,1,30\n4,3,1,,9999,1 fl oz,1,31\n',
  'food_attribute.csv':
    '"id","fdc_id","seq_num","food_attribute_type_id","name","value"\n"1","1","","1001","Additional Description","swamp broth"\n"2","1","","998","Update Log","renamed"\n',
};

export type Files = Readonly<Record<string, string>>;

export function writeFolder(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

/** The same as a zip file whose entries lie in a folder, stored without compression. */
export function writeZip(files: Files): string {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [file, text] of Object.entries(files)) {
    const name = Buffer.from(`FoodData_Central/${file}`);
    const body = Buffer.from(text);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt32LE(crc32(body), 10);
    common.writeUInt32LE(body.length, 14);
    common.writeUInt32LE(body.length, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, name, body]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), common, rest, name]));
    locals.push(local);
    at += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(at, 12);
  const path = join(mkdtempSync(join(tmpdir(), 'release-')), 'release.zip');
  writeFileSync(path, Buffer.concat([...locals, list, Buffer.from('PK\x05\x06'), end]));
  return path;
}
