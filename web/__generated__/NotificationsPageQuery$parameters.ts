/**
 * @generated SignedSource<<d13491384178d3dec154ce6a2346ee3f>>
 * @relayHash 4a58f3c8809896bad9a6c6e8a828ca5a
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9dbffc882fec97d1e778d17bf562403f68acf3b6add8656e2e52c978e1ad40c6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NotificationsPageQuery } from './NotificationsPageQuery.graphql';

const node: PreloadableConcreteRequest<NotificationsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9dbffc882fec97d1e778d17bf562403f68acf3b6add8656e2e52c978e1ad40c6",
    "metadata": {},
    "name": "NotificationsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
