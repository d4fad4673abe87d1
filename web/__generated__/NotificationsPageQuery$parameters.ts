/**
 * @generated SignedSource<<a627ed06ead797f5cb48d8854490c099>>
 * @relayHash 8fb491bbe478001c725ac60571d19607
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 26782d7263f4e159293ff17b12b1d9f2aeb85303e5e2af06107a60e45f126c41

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NotificationsPageQuery } from './NotificationsPageQuery.graphql';

const node: PreloadableConcreteRequest<NotificationsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "26782d7263f4e159293ff17b12b1d9f2aeb85303e5e2af06107a60e45f126c41",
    "metadata": {},
    "name": "NotificationsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
