/**
 * @generated SignedSource<<87aa1543ae4f3b476cc039d04f873185>>
 * @relayHash 2b9c83740a01efdd3d34604632c56bfe
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f224b65d858081ac73285ed0f15598d13084343ec6139dd5aa4bc655303988c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorkshopRegistrationPageQuery } from './WorkshopRegistrationPageQuery.graphql';

const node: PreloadableConcreteRequest<WorkshopRegistrationPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2f224b65d858081ac73285ed0f15598d13084343ec6139dd5aa4bc655303988c",
    "metadata": {},
    "name": "WorkshopRegistrationPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
